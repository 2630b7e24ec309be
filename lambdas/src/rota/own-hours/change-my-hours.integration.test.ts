import type { HoursPlan } from '@tulia/contracts/own-hours/schemas';
import { freshTable } from '@tulia/test-kit/fresh-table';
import {
	AFTERNOONS,
	AMINA,
	NOW_PLAN,
	OWNER,
	type OwnHoursFixture,
	ownHoursFixture,
	TUESDAY_OFF,
} from '../../../test-support/rota/own-hours-fixture.ts';
import { changeMyHours } from './change-my-hours.usecase.ts';
import type { OwnHoursCaller } from './own-plan.ts';
import { getMyHours } from './read-own-hours.usecase.ts';

let fixture: OwnHoursFixture;
beforeEach(async () => {
	fixture = await ownHoursFixture(await freshTable());
});
afterEach(() => fixture.close());

interface ChangeOptions {
	readonly version?: number;
	readonly seen?: string[];
	readonly caller?: OwnHoursCaller;
	readonly over?: OwnHoursFixture['deps'];
}
const change = (plan: HoursPlan, { version = 1, caller = AMINA, over = fixture.deps, ...more }: ChangeOptions = {}) =>
	changeMyHours(over)({ body: { ...plan, version, ...more }, caller });

test('by default a psychologist has to request a change: nothing is saved at once', async () => {
	expect(await fixture.read()).toMatchObject({ rule: 'ask_first', psychologist: { id: 'amina' }, version: 1 });
	expect(await change(AFTERNOONS)).toMatchObject({ refusal: 'hours_ask_first' });
	expect((await fixture.entry()).version).toBe(1);
});

test("where the centre allows it, a psychologist's change applies at once, to the hours of their own entry only", async () => {
	await fixture.setRule('at_once');
	const [aminaBefore, otieno] = await fixture.deps.staff.listStaff();
	expect(await change(TUESDAY_OFF)).toMatchObject({ ok: true, value: { version: 2, timeOff: TUESDAY_OFF.timeOff } });
	const after = await fixture.entry();
	expect(after).toMatchObject({
		...{ name: aminaBefore?.name, serviceIds: aminaBefore?.serviceIds, active: true },
		timeOff: [{ from: '2026-11-24', to: '2026-11-24', since: '2026-11-20T06:00:00.000Z' }],
	});
	expect((await fixture.deps.staff.listStaff())[1]).toEqual(otieno);
	expect(await fixture.audited()).toContain('own_hours_changed');
	expect(await fixture.bookTuesday('one')).toMatchObject({ ok: false });
});

test('an owner who is a psychologist needs no approval; staff without an entry have no own hours', async () => {
	const both: OwnHoursCaller = { userId: 'both', roles: ['owner', 'psychologist'], psychologistId: 'amina' };
	expect(await change(AFTERNOONS, { caller: both })).toMatchObject({ ok: true, value: { rule: 'at_once' } });
	expect(await change(AFTERNOONS, { caller: OWNER })).toMatchObject({ refusal: 'not_found' });
	expect(await getMyHours(fixture.deps)({ caller: OWNER })).toMatchObject({ refusal: 'not_found' });
	const gone = { ...AMINA, psychologistId: 'nobody' };
	expect(await change(AFTERNOONS, { caller: gone })).toMatchObject({ refusal: 'not_found' });
});

test('displaced visits are named and must be confirmed; a visit booked meanwhile reverts the change', async () => {
	await fixture.setRule('at_once');
	const booked = await fixture.bookTuesday('one');
	const id = booked.ok ? booked.value.ticket.appointmentId : '';
	expect(await change(AFTERNOONS)).toMatchObject({ refusal: 'bookings_unseen', affected: [{ id }] });
	expect((await fixture.entry()).version).toBe(1);
	expect(await change(AFTERNOONS, { seen: [id] })).toMatchObject({ ok: true });
});

test('a booking during the save is detected, and the hours are restored', async () => {
	await fixture.setRule('at_once');
	const { staff } = fixture.deps;
	let booked: unknown;
	const slow = {
		...staff,
		async replace(...args: Parameters<typeof staff.replace>) {
			booked ??= await fixture.bookTuesday('one');
			return staff.replace(...args);
		},
	};
	expect(await change(AFTERNOONS, { over: { ...fixture.deps, staff: slow } })).toMatchObject({
		refusal: 'bookings_unseen',
	});
	expect(booked).toMatchObject({ ok: true });
	const { version, weeklyHours } = await fixture.entry();
	expect({ version, weeklyHours }).toEqual({ version: 3, weeklyHours: NOW_PLAN.weeklyHours });
	expect(await fixture.audited()).toContain('hours_change_taken_back');
});

test('invalid hours are refused by their day, and of two tabs one is refused', async () => {
	await fixture.setRule('at_once');
	const backwards = { ...NOW_PLAN, weeklyHours: { monday: [{ from: '10:00', to: '09:00' }] } };
	expect(await change(backwards)).toMatchObject({
		refusal: 'invalid_hours',
		errors: [{ field: 'weeklyHours.monday' }],
	});
	const answers = await Promise.all([change(AFTERNOONS), change(TUESDAY_OFF)]);
	expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
	expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'changed_meanwhile' });
});
