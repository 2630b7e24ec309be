import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { dayOf } from '@tulia/centre/clock';
import { addDays, weekdayOf } from '@tulia/centre/day';
import { clientRepository } from '../../src/appointment/store/client.repository.ts';
import { hoursRequests } from '../../src/my-day/hours/hours-request.repository.ts';
import type { FieldCipher } from '../../src/platform/keys/field-cipher.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import { psychologistChanges } from '../../src/psychologist/psychologist-changes.repository.ts';
import { ownVersion, planOf } from '../../src/rota/own-hours/own-plan.ts';
import { readEntry } from '../../src/rota/own-hours/read-own-hours.usecase.ts';
import { requestHours } from '../../src/rota/own-hours/request-hours.usecase.ts';
import { randomFrom } from './random.ts';

interface Asking {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly cipher: FieldCipher;
	/** The present, at which the request is made. */
	readonly end: Date;
}

const TWO_WEEKS = 14;

const fridayAfter = (day: string): string => (weekdayOf(day) === 'friday' ? day : fridayAfter(addDays(day, 1)));

/** A psychologist requests a Friday afternoon off, which is undecided. */
export async function askForHours(
	{ db, tableName, cipher, end }: Asking,
	caller: { readonly userId: string; readonly psychologistId: string },
): Promise<void> {
	const openCipher = async () => cipher;
	const deps = {
		staff: psychologistChanges(db, tableName),
		requests: hoursRequests(db, tableName, openCipher),
		settings: profileRepository(db, tableName),
		clients: clientRepository(db, tableName, openCipher),
		now: () => end,
		newId: randomFrom(2).newId,
	};
	const own = await readEntry(deps, caller.psychologistId);
	if (!own) return;
	const friday = fridayAfter(addDays(dayOf(end), TWO_WEEKS));
	const afternoon = { from: friday, to: friday, hours: { from: '13:30', to: '17:00' } };
	const plan = planOf(own.entry);
	await requestHours(deps)({
		body: {
			...plan,
			timeOff: [...plan.timeOff, afternoon],
			version: ownVersion(own),
			reason: 'The school play of my daughter.',
		},
		caller: { ...caller, roles: ['psychologist'] },
	});
}
