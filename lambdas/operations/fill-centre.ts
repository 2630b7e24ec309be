import { readFileSync } from 'node:fs';
import { clock } from '../src/platform/clock.ts';
import { requireEnv } from '../src/platform/config.ts';
import { newId } from '../src/platform/new-id.ts';
import { documentClient } from '../src/platform/table/dynamo.ts';
import { profileRepository } from '../src/profile/profile.repository.ts';
import { psychologistRepository } from '../src/psychologist/psychologist.repository.ts';
import { serviceRepository } from '../src/service/service.repository.ts';
import { type FillOutcome, fillCentre } from './own-centre/fill-centre.ts';
import { readCentreFile } from './own-centre/read-centre-file.ts';

/**
 * The entry point of `npm run seed`: fills the empty table TABLE_NAME with the facts of the file CENTRE_FILE, whose
 * sender must be in MAIL_DOMAIN and whose amounts must be in CURRENCY. With CHECK_ONLY the file is only validated.
 * Needs the usual AWS settings.
 */
const file = requireEnv('CENTRE_FILE');
const read = readCentreFile(readFileSync(file, 'utf8'), {
	mailDomain: requireEnv('MAIL_DOMAIN'),
	currency: requireEnv('CURRENCY'),
});

const SAYS: { readonly [K in FillOutcome['kind']]: string } = {
	filled: `The table has the centre's facts of ${file}. The site shows them within a few minutes.`,
	already_filled: 'This table has a centre already. Nothing was changed: its facts are edited at /admin/settings.',
	other_content: 'Nothing was changed: this table has services or people that the file does not name:',
};

async function fill(): Promise<void> {
	if (!read.ok) {
		console.error(`${file} cannot be used as it stands. Nothing was changed.`);
		for (const { field, message } of read.errors) console.error(`  ${field}: ${message}`);
		process.exitCode = 1;
		return;
	}
	if (process.env.CHECK_ONLY) return console.log(`${file} can be used.`);
	const [db, tableName] = [documentClient(), requireEnv('TABLE_NAME')];
	const outcome = await fillCentre(read.centre, {
		profiles: profileRepository(db, tableName),
		services: serviceRepository(db, tableName),
		psychologists: psychologistRepository(db, tableName),
		now: clock,
		newId,
	});
	if (outcome.kind !== 'other_content') return console.log(SAYS[outcome.kind]);
	console.error(`${SAYS.other_content} ${outcome.ids.join(', ')}.`);
	process.exitCode = 1;
}

await fill();
