// Run by mongosh once MongoDB answers: an account for each service, with rights in its own database alone.
const fs = require('node:fs');

const folder = '/run/sufra';
const root = fs.readFileSync(`${folder}/root-password`, 'utf8');
const accounts = JSON.parse(fs.readFileSync(`${folder}/accounts.json`, 'utf8'));

db.getSiblingDB('admin').auth('root', root);
for (const { user, database, password } of accounts) {
  const own = db.getSiblingDB(database);
  const rights = { pwd: password, roles: [{ role: 'readWrite', db: database }] };
  if (own.getUser(user)) own.updateUser(user, rights);
  else own.createUser({ user, ...rights });
}
print(`${accounts.length} accounts are in place.`);
