import { randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { HoursPlan, OwnHoursRule } from '@tulia/contracts/own-hours/schemas';
import { clientRepository } from '../../src/appointment/store/client.repository.ts';
import { hoursRequests } from '../../src/my-day/hours/hours-request.repository.ts';
import { fieldCipherFrom } from '../../src/platform/keys/field-cipher.ts';
import { newId } from '../../src/platform/new-id.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import { psychologistChanges } from '../../src/psychologist/psychologist-changes.repository.ts';
import type { DecideHoursRequestDeps } from '../../src/rota/own-hours/decide-hours-request.usecase.ts';
import { decideHoursRequest } from '../../src/rota/own-hours/decide-hours-request.usecase.ts';
import { listHoursRequests } from '../../src/rota/own-hours/list-hours-requests.usecase.ts';
import type { OwnHoursCaller } from '../../src/rota/own-hours/own-plan.ts';
import { getMyHours } from '../../src/rota/own-hours/read-own-hours.usecase.ts';
import { requestHours, withdrawHoursRequest } from '../../src/rota/own-hours/request-hours.usecase.ts';
import { bookingFixture, type EmptyTable, FIXTURE_NOW } from '../appointment/booking-fixture.ts';
import { sampleProfile } from '../appointment/sample-centre.ts';
import { scanEntity } from '../appointment/table-invariants.ts';

export const AMINA: OwnHoursCaller = { userId: 'amina-account', roles: ['psychologist'], psychologistId: 'amina' };
export const OWNER: OwnHoursCaller = { userId: 'owner', roles: ['owner'] };

const day = [{ from: '09:00', to: '17:00' }];
const short = [{ from: '09:00', to: '14:00' }];
/** The hours of `sampleSchedule`. */
export const NOW_PLAN: HoursPlan = {
	weeklyHours: { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: short },
	breaks: {},
	timeOff: [],
};
/** Tuesdays from noon on, so that a visit at 9:00 AM is outside. */
export const AFTERNOONS: HoursPlan = {
	...NOW_PLAN,
	weeklyHours: { ...NOW_PLAN.weeklyHours, tuesday: [{ from: '12:00', to: '17:00' }] },
};
export const TUESDAY = '2026-11-24';
export const TUESDAY_OFF: HoursPlan = { ...NOW_PLAN, timeOff: [{ from: TUESDAY, to: TUESDAY }] };

/** A centre with two psychologists, and the use cases of their hours wired to it. */
export async function ownHoursFixture(table: EmptyTable) {
	const cipher = fieldCipherFrom(randomBytes(32));
	const booking = await bookingFixture(table, ['amina', 'otieno'], cipher);
	const { tableName } = booking;
	const openCipher = async () => cipher;
	const depsOver = (db: DynamoDBDocumentClient) => ({
		staff: psychologistChanges(db, tableName),
		requests: hoursRequests(db, tableName, openCipher),
		settings: profileRepository(db, tableName),
		clients: clientRepository(db, tableName, openCipher),
		cells: booking.deps.sources.cells,
		appointments: booking.deps.appointments,
		now: () => FIXTURE_NOW,
		newId,
	});
	const deps = depsOver(booking.db);
	const read = async (caller = AMINA) => {
		const answer = await getMyHours(deps)({ caller });
		if (!answer.ok) throw new Error(answer.refusal);
		return answer.value;
	};
	return {
		...booking,
		deps,
		depsOver,
		read,
		async setRule(ownHours: OwnHoursRule) {
			const profiles = profileRepository(booking.db, tableName);
			const { version = 0 } = (await profiles.readSettings()) ?? {};
			const by = { id: newId(FIXTURE_NOW), actor: 'owner', at: FIXTURE_NOW };
			await profiles.replace({ profile: sampleProfile, ownHours, version: version + 1 }, { by });
		},
		async ask(plan: HoursPlan, { caller = AMINA, version, ...more }: AskOptions = {}) {
			const body = { ...plan, version: version ?? (await read(caller)).version, ...more };
			return requestHours(deps)({ body, caller });
		},
		withdraw: (version: number, caller = AMINA) => withdrawHoursRequest(deps)({ body: { version }, caller }),
		decide: (
			decision: 'accept' | 'decline',
			version: number,
			{ by = OWNER, over = deps, ...more }: DecideOptions = {},
		) => decideHoursRequest(over)({ params: { id: 'amina' }, body: { decision, version, ...more }, caller: by }),
		async waiting() {
			const answer = await listHoursRequests(deps)();
			return answer.ok ? answer.value.data : [];
		},
		async entry() {
			const found = (await deps.staff.listStaff()).find(({ id }) => id === 'amina');
			if (!found) throw new Error('There is no such psychologist.');
			return found;
		},
		audited: async () => (await scanEntity(booking, 'audit')).map(({ action }) => String(action)),
		mails: async () => (await scanEntity(booking, 'job')).filter(({ type }) => type === 'hours_decision_mail'),
		bookTuesday: async (client: string) => booking.book(await booking.addClient(client), { psychologistId: 'amina' }),
	};
}
export type OwnHoursFixture = Awaited<ReturnType<typeof ownHoursFixture>>;

interface AskOptions {
	readonly caller?: OwnHoursCaller;
	readonly version?: number;
	readonly reason?: string;
}
interface DecideOptions {
	readonly by?: OwnHoursCaller;
	readonly over?: DecideHoursRequestDeps;
	readonly words?: string;
	readonly seen?: string[];
}
