import type { OpeningHours } from '@tulia/contracts/profile/schemas';
import { freshTable } from '@tulia/test-kit/fresh-table';
import { type BookingFixture, bookingFixture, FIXTURE_NOW } from '../../test-support/appointment/booking-fixture.ts';
import { sampleProfile } from '../../test-support/appointment/sample-centre.ts';
import { newId } from '../platform/new-id.ts';
import { profileRepository } from '../profile/profile.repository.ts';
import { changeSettings } from '../profile/settings.usecase.ts';
import { changeService } from '../service/change-services.usecase.ts';
import { serviceRepository } from '../service/service.repository.ts';
import type { ServiceStore } from '../service/service-store.ts';
import { askAboutDisplaced } from './ask-about-displaced.usecase.ts';
import { changeToBeMoved } from './change-to-be-moved.usecase.ts';
import { listToBeMoved } from './list-to-be-moved.usecase.ts';
import { moveNoteRepository } from './move-note.repository.ts';

const caller = { userId: 'staff', role: 'admin', roles: ['owner'], version: 1, jti: 'j', expiresAt: 0 } as const;
/** A Tuesday and the Thursday after it. */
const [TUESDAY, THURSDAY] = ['2026-11-24', '2026-11-26'];

let fixture: BookingFixture;
let clients = 0;
beforeEach(async () => {
	fixture = await bookingFixture(await freshTable(), ['amina', 'otieno']);
});
afterEach(() => fixture.close());

async function booked(date: string, time: string, serviceId = 'stress', psychologistId = 'amina'): Promise<string> {
	clients += 1;
	return fixture.booked(await fixture.addClient(`client-${clients}`), { date, time, serviceId, psychologistId });
}

const deps = () => ({
	...fixture.deps,
	notes: moveNoteRepository(fixture.db, fixture.tableName),
	now: () => FIXTURE_NOW,
	newId,
});
const services = (): ServiceStore => serviceRepository(fixture.db, fixture.tableName);
const askFirst: ReturnType<typeof askAboutDisplaced> = (...args) => askAboutDisplaced(deps())(...args);

async function takeStressAway(seenVisits?: number, store: ServiceStore = services()) {
	const [stress] = (await services().listAll()).filter(({ id }) => id === 'stress');
	if (!stress) throw new Error('There is no such service.');
	const { id, ...fields } = stress;
	const body = {
		...fields,
		durationMinutes: 60 as const,
		active: false,
		...(seenVisits === undefined ? {} : { seenVisits }),
	};
	return changeService({ ...deps(), services: store, askFirst })({ params: { id }, body, caller });
}

async function open(openingHours: CentreHours, seenVisits?: number) {
	const profiles = profileRepository(fixture.db, fixture.tableName);
	const { profile = sampleProfile, version = 0 } = (await profiles.readSettings()) ?? {};
	const body = { profile: { ...profile, openingHours: [...openingHours] }, version };
	return changeSettings({ ...deps(), profiles, mailDomain: 'sample.example', firstCurrency: 'KES', askFirst })({
		body: { ...body, ...(seenVisits === undefined ? {} : { seenVisits }) },
		caller,
	});
}
type CentreHours = readonly OpeningHours[];
const closing = (closes: string): CentreHours =>
	sampleProfile.openingHours.map((day) => (day.day === 'sunday' ? day : { day: day.day, opens: '09:00', closes }));

const worklist = async () => {
	const answer = await listToBeMoved(deps())({ query: {} });
	if (!answer.ok) throw new Error('refused');
	return answer.value.open.map(({ appointment }) => appointment.id);
};

test('a service is removed only once staff confirmed how many visits that concerns, and their first and last start', async () => {
	const last = await booked(THURSDAY, '3:00 PM', 'stress', 'otieno');
	const first = await booked(TUESDAY, '9:00 AM');
	await booked(TUESDAY, '12:00 PM', 'couples');
	expect(await takeStressAway()).toMatchObject({
		refusal: 'bookings_unseen',
		displaced: { count: 2, first: '2026-11-24T06:00:00.000Z', last: '2026-11-26T12:00:00.000Z' },
	});
	expect((await services().list()).map(({ id }) => id)).toContain('stress');
	expect(await worklist()).toEqual([]);
	expect(await takeStressAway(2)).toMatchObject({ ok: true, value: { active: false } });
	expect(await worklist()).toEqual([first, last]);
});

test('removing a service without visits, or any other change of one, needs no confirmation', async () => {
	await booked(TUESDAY, '12:00 PM', 'couples');
	expect(await takeStressAway()).toMatchObject({ ok: true });
});

test('shorter opening hours need a confirmation of the visits outside them; chat hours and names need none', async () => {
	await booked(TUESDAY, '9:00 AM');
	const late = await booked(TUESDAY, '3:00 PM');
	expect(await open(closing('15:00'))).toMatchObject({
		refusal: 'bookings_unseen',
		displaced: { count: 1, first: '2026-11-24T12:00:00.000Z', last: '2026-11-24T12:00:00.000Z' },
	});
	expect(await worklist()).toEqual([]);
	expect(await open(sampleProfile.openingHours)).toMatchObject({ ok: true });
	expect(await open(closing('15:00'), 1)).toMatchObject({ ok: true });
	expect(await worklist()).toEqual([late]);
	// The same hours again, and longer ones, displace no other visit.
	expect(await open(closing('15:00'))).toMatchObject({ ok: true });
	expect(await open(closing('16:30'))).toMatchObject({ ok: true });
	expect(await worklist()).toEqual([]);
});

test('a visit booked before the save needs a new confirmation, and a visit booked during the save is on the worklist', async () => {
	const first = await booked(TUESDAY, '9:00 AM');
	expect(await takeStressAway()).toMatchObject({ displaced: { count: 1 } });
	const second = await booked(TUESDAY, '12:00 PM');
	expect(await takeStressAway(1)).toMatchObject({ refusal: 'bookings_unseen', displaced: { count: 2 } });
	let third = '';
	const slow: ServiceStore = {
		...services(),
		replace: async (...change) => {
			third = await booked(TUESDAY, '3:00 PM');
			return services().replace(...change);
		},
	};
	expect(await takeStressAway(2, slow)).toMatchObject({ ok: true });
	expect(await worklist()).toEqual([first, second, third]);
});

test('a change on a stale version is refused as stale, without a count of visits', async () => {
	await booked(TUESDAY, '9:00 AM');
	const profiles = profileRepository(fixture.db, fixture.tableName);
	const body = { profile: { ...sampleProfile, openingHours: [...closing('10:00')] }, version: 7 };
	expect(
		await changeSettings({ ...deps(), profiles, mailDomain: 'sample.example', firstCurrency: 'KES', askFirst })({
			body,
			caller,
		}),
	).toMatchObject({ refusal: 'changed_meanwhile' });
});

test('a visit on the worklist is not counted again, but one kept for another cause is', async () => {
	const [waiting, kept] = [await booked(TUESDAY, '3:00 PM'), await booked(THURSDAY, '3:00 PM')];
	expect(await takeStressAway(2)).toMatchObject({ ok: true });
	const keep = { what: 'keep', version: 1, noteVersion: 0 } as const;
	expect(await changeToBeMoved(deps())({ params: { id: kept }, body: keep, caller })).toMatchObject({ ok: true });
	expect(await worklist()).toEqual([waiting]);
	expect(await open(closing('15:00'))).toMatchObject({
		displaced: { count: 1, first: '2026-11-26T12:00:00.000Z' },
	});
});
