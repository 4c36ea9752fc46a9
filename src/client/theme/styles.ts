// In the order of the cascade: the component library's base in its layer, then our own rules above it.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './fonts.css';
import './tokens.css';
import './global.css';
import './utilities.css';
