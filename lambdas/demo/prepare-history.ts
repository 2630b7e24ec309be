import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { hashPassword } from '../src/identity/account/password-hash.ts';
import { fieldCipherFrom } from '../src/platform/keys/field-cipher.ts';
import { documentClient } from '../src/platform/table/dynamo.ts';
import { demoAdmin } from './demo-accounts.ts';
import { workingMoment } from './history/working-moment.ts';
import { writePrepared } from './prepared-history.ts';
import { historyItems } from './seed-history.ts';

/**
 * A build step that `npm start` runs when its data folder is empty: makes the history up to the start of the demo's
 * clock and writes it to the file named by its argument.
 */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write the history to.');
const dataKey = randomBytes(32);
const end = workingMoment(new Date());
const admin = demoAdmin();
const cipher = fieldCipherFrom(dataKey);
const items = await historyItems({
	model: documentClient(),
	cipher,
	hash: hashPassword,
	admin,
	end,
	tableName: 'history',
});
mkdirSync(path.dirname(file), { recursive: true });
writePrepared(file, { end, adminEmail: admin.email, dataKey, items });
