export const allMigrations = [];
