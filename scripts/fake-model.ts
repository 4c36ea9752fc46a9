/** `npx tsx scripts/fake-model.ts [BEHAVIOUR] [PORT]`: a language model that behaves as it is told, for trying things out. */
import { BEHAVIOURS, startFakeModel } from '#server/language-model/testing/fake-model.ts';

const [wanted = 'good', port = '0'] = process.argv.slice(2);
const behaviour = BEHAVIOURS.find((one) => one === wanted);

if (!behaviour) {
  process.stderr.write(`Unknown behaviour. Known are: ${BEHAVIOURS.join(', ')}\n`);
  process.exit(1);
}

const { url } = await startFakeModel({ behaviour, port: Number(port) });

process.stdout.write(`OPENAI_BASE_URL=${url}\n`);
