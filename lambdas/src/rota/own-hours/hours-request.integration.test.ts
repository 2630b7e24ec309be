import { freshTable } from '@tulia/test-kit/fresh-table';
import { scanEntity } from '../../../test-support/appointment/table-invariants.ts';
import { chosenCrashPoints } from '../../../test-support/notification/crash-injection.ts';
import { crashingClient } from '../../../test-support/platform/crashing-client.ts';
import {
	AFTERNOONS,
	AMINA,
	NOW_PLAN,
	OWNER,
	type OwnHoursFixture,
	ownHoursFixture,
	TUESDAY,
	TUESDAY_OFF,
} from '../../../test-support/rota/own-hours-fixture.ts';
import { decideHoursRequest } from './decide-hours-request.usecase.ts';
import { countHoursRequests } from './list-hours-requests.usecase.ts';
import type { OwnHoursCaller } from './own-plan.ts';
import { requestHours, withdrawHoursRequest } from './request-hours.usecase.ts';

let fixture: OwnHoursFixture;
beforeEach(async () => {
	fixture = await ownHoursFixture(await freshTable());
});
afterEach(() => fixture.close());

const AT = new Date('2026-11-20T06:00:00.000Z');
const REASON = 'My daughter has an operation';
const request = async () => (await fixture.read()).request;

describe("a psychologist's request for hours", () => {
	test('a request is open, changes no hours, and its reason is stored sealed', async () => {
		expect(await fixture.ask(AFTERNOONS, { reason: ` ${REASON} ` })).toMatchObject({
			ok: true,
			value: {
				version: 2,
				request: { state: 'open', before: NOW_PLAN, after: AFTERNOONS, reason: REASON, version: 1 },
			},
		});
		expect((await fixture.entry()).version).toBe(1);
		const items = await scanEntity(fixture, 'hours-request');
		expect(items).toHaveLength(1);
		expect(JSON.stringify(items)).not.toContain('daughter');
		expect(await fixture.waiting()).toMatchObject([
			{ psychologist: { id: 'amina' }, reason: REASON, version: 1, affected: [], isOutdated: false },
		]);
		expect(await fixture.audited()).toEqual(['hours_requested']);
	});

	test('a new request replaces an open one, an equal one changes nothing, and it can be withdrawn', async () => {
		const { version } = await fixture.read();
		await fixture.ask(AFTERNOONS, { version });
		expect(await fixture.ask(AFTERNOONS, { version })).toMatchObject({ ok: true, value: { request: { version: 1 } } });
		expect(await fixture.ask(TUESDAY_OFF, { version })).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await fixture.ask(TUESDAY_OFF)).toMatchObject({ ok: true, value: { request: { version: 2 } } });
		expect(await fixture.waiting()).toHaveLength(1);
		expect(await fixture.withdraw(1)).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await fixture.withdraw(2)).toMatchObject({ ok: true });
		expect(await fixture.withdraw(2)).toMatchObject({ ok: true });
		expect(await request()).toBeUndefined();
		expect(await fixture.waiting()).toEqual([]);
		expect(await countHoursRequests(fixture.deps)()).toMatchObject({ value: { open: 0 } });
		expect(await fixture.decide('accept', 2)).toMatchObject({ refusal: 'not_found' });
		expect((await fixture.audited()).toSorted()).toEqual([
			...['hours_request_withdrawn', 'hours_requested', 'hours_requested'],
		]);
	});

	test('a request without a change, with invalid hours, or where none is needed is refused', async () => {
		expect(await fixture.ask(NOW_PLAN)).toMatchObject({ refusal: 'invalid_request', errors: [{ field: 'timeOff' }] });
		const backwards = { ...NOW_PLAN, timeOff: [{ from: '2026-12-04', to: '2026-12-01' }] };
		expect(await fixture.ask(backwards)).toMatchObject({ refusal: 'invalid_hours', errors: [{ field: 'timeOff.0' }] });
		await fixture.setRule('at_once');
		expect(await fixture.ask(AFTERNOONS)).toMatchObject({ refusal: 'hours_at_once' });
	});

	test('a request is neither shown to nor withdrawn by a colleague or a later account of the same entry', async () => {
		await fixture.ask(AFTERNOONS);
		const otieno: OwnHoursCaller = { userId: 'otieno-account', roles: ['psychologist'], psychologistId: 'otieno' };
		const later: OwnHoursCaller = { ...AMINA, userId: 'another-account' };
		expect((await fixture.read(otieno)).request).toBeUndefined();
		expect((await fixture.read(later)).request).toBeUndefined();
		expect(await fixture.withdraw(1, otieno)).toMatchObject({ refusal: 'not_found' });
		expect(await fixture.withdraw(1, later)).toMatchObject({ refusal: 'not_found' });
		expect(await fixture.ask(TUESDAY_OFF, { caller: later })).toMatchObject({ ok: true });
	});

	test('two concurrent requests from two tabs leave one', async () => {
		const { version } = await fixture.read();
		const answers = await Promise.all([fixture.ask(AFTERNOONS, { version }), fixture.ask(TUESDAY_OFF, { version })]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
	});
});

describe('the decision about a request for hours', () => {
	test('an accepted request is offered to clients from then on, and the psychologist is notified once', async () => {
		await fixture.ask(TUESDAY_OFF);
		await fixture.addClient('owner');
		expect(await fixture.decide('accept', 1, { words: ' Enjoy it. ' })).toMatchObject({
			ok: true,
			value: { state: 'accepted', version: 2 },
		});
		expect(await fixture.entry()).toMatchObject({ version: 2, timeOff: [{ from: TUESDAY, to: TUESDAY }] });
		expect(await fixture.bookTuesday('one')).toMatchObject({ ok: false });
		expect(await request()).toMatchObject({ state: 'accepted', decided: { by: 'Client owner', words: 'Enjoy it.' } });
		expect(await fixture.mails()).toMatchObject([{ ref: 'amina', refVersion: 2, dueAt: '2026-11-20T06:01:00.000Z' }]);
		expect((await fixture.audited()).toSorted()).toEqual(['hours_request_accepted', 'hours_requested']);
	});

	test('a declined request changes only its state, and a double click decides once', async () => {
		await fixture.ask(AFTERNOONS);
		const presses = await Promise.all([fixture.decide('decline', 1), fixture.decide('decline', 1)]);
		expect(presses.some(({ ok }) => ok)).toBe(true);
		expect(await fixture.decide('decline', 1)).toMatchObject({ ok: true, value: { state: 'declined' } });
		expect(await fixture.decide('accept', 1)).toMatchObject({ refusal: 'changed_meanwhile' });
		expect(await fixture.mails()).toHaveLength(1);
		expect((await fixture.entry()).version).toBe(1);
		expect((await fixture.audited()).filter((action) => action === 'hours_request_declined')).toHaveLength(1);
	});

	test('visits that a request displaces are listed, and must be confirmed before it is accepted', async () => {
		const booked = await fixture.bookTuesday('one');
		const id = booked.ok ? booked.value.ticket.appointmentId : '';
		await fixture.ask(AFTERNOONS);
		expect(await fixture.waiting()).toMatchObject([{ affected: [{ id, scheduledFor: '2026-11-24T06:00:00.000Z' }] }]);
		expect(await fixture.decide('accept', 1)).toMatchObject({ refusal: 'bookings_unseen', affected: [{ id }] });
		expect(await request()).toMatchObject({ state: 'open' });
		expect(await fixture.decide('accept', 1, { seen: [id] })).toMatchObject({ ok: true });
	});

	test("an owner's edits of other days are preserved; a request for an edited day can only be declined", async () => {
		await fixture.ask(AFTERNOONS);
		const before = await fixture.entry();
		const by = () => ({ id: fixture.deps.newId(AT), actor: 'owner', at: AT });
		const noSaturday = { ...before, weeklyHours: { ...before.weeklyHours, saturday: [] }, version: 2 };
		await fixture.deps.staff.replace(noSaturday, by());
		expect(await fixture.waiting()).toMatchObject([{ isOutdated: false }]);
		const noTuesday = { ...noSaturday, weeklyHours: { ...noSaturday.weeklyHours, tuesday: [] }, version: 3 };
		await fixture.deps.staff.replace(noTuesday, by());
		expect(await fixture.waiting()).toMatchObject([{ isOutdated: true }]);
		expect(await fixture.decide('accept', 1)).toMatchObject({ refusal: 'hours_outdated' });
		await fixture.deps.staff.replace({ ...noSaturday, version: 4 }, by());
		expect(await fixture.decide('accept', 1)).toMatchObject({ ok: true });
		const { weeklyHours } = await fixture.entry();
		expect(weeklyHours).toMatchObject({ saturday: [], tuesday: AFTERNOONS.weeklyHours.tuesday });
	});

	test('an open request can be decided after the centre no longer requires approval', async () => {
		await fixture.ask(AFTERNOONS);
		await fixture.setRule('at_once');
		expect(await fixture.read()).toMatchObject({ rule: 'at_once', request: { state: 'open' } });
		expect(await fixture.decide('accept', 1)).toMatchObject({ ok: true });
	});
});

describe('concurrent decisions', () => {
	/** The outcome on which hours, request, mail and audit agree. */
	async function outcome() {
		const entry = await fixture.entry();
		const [stored] = await scanEntity(fixture, 'hours-request');
		const state = String(stored?.state);
		const mails = (await fixture.mails()).filter(({ refVersion }) => refVersion === stored?.ver);
		const count = async (action: string) => (await fixture.audited()).filter((each) => each === action).length;
		const applied = (await count('hours_request_accepted')) - (await count('hours_change_taken_back'));
		const { tuesday } = entry.weeklyHours;
		expect(tuesday).toEqual((state === 'accepted' ? AFTERNOONS : NOW_PLAN).weeklyHours.tuesday);
		expect(applied).toBe(Number(state === 'accepted'));
		expect(mails).toHaveLength(Number(['accepted', 'declined'].includes(state)));
		return { state, entry };
	}

	test.each([1, 2, 3, 4, 5])('of a concurrent acceptance and withdrawal one is refused (round %i)', async () => {
		await fixture.ask(AFTERNOONS);
		const [decided, withdrawn] = await Promise.all([fixture.decide('accept', 1), fixture.withdraw(1)]);
		expect(decided.ok).toBe(!withdrawn.ok);
		expect((await outcome()).state).toBe(decided.ok ? 'accepted' : 'withdrawn');
	});

	test('of two owners with different decisions one is refused', async () => {
		await fixture.ask(AFTERNOONS);
		const other: OwnHoursCaller = { userId: 'other-owner', roles: ['owner'] };
		const answers = await Promise.all([fixture.decide('accept', 1), fixture.decide('decline', 1, { by: other })]);
		expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await outcome()).state).toBe(answers[0].ok ? 'accepted' : 'declined');
	});

	test('of an acceptance and a booking of the hours that it removes at most one succeeds', async () => {
		await fixture.ask(AFTERNOONS);
		const [decided, booked] = await Promise.all([fixture.decide('accept', 1), fixture.bookTuesday('one')]);
		expect([decided.ok, booked.ok].filter(Boolean)).toHaveLength(1);
		await outcome();
	});

	test('a booking during the acceptance reverts it: the request is open, and no mail is sent', async () => {
		await fixture.ask(AFTERNOONS);
		const { requests } = fixture.deps;
		let booked: unknown;
		const slow = {
			...requests,
			async save(...args: Parameters<typeof requests.save>) {
				booked ??= await fixture.bookTuesday('one');
				return requests.save(...args);
			},
		};
		const over = { ...fixture.deps, requests: slow };
		expect(await fixture.decide('accept', 1, { over })).toMatchObject({ refusal: 'bookings_unseen' });
		expect(booked).toMatchObject({ ok: true });
		const { state, entry } = await outcome();
		expect(state).toBe('open');
		expect(entry.weeklyHours).toEqual(NOW_PLAN.weeklyHours);
		const [waiting] = await fixture.waiting();
		expect(waiting).toMatchObject({ version: 3, affected: [{}] });
		const seen = (waiting?.affected ?? []).map(({ id }) => id);
		expect(await fixture.decide('accept', 3, { seen })).toMatchObject({ ok: true });
	});

	test('of an acceptance and an edit of the entry by an owner at once, one is refused', async () => {
		await fixture.ask(AFTERNOONS);
		const before = await fixture.entry();
		const by = { id: fixture.deps.newId(AT), actor: 'owner', at: AT };
		const [decided, replaced] = await Promise.all([
			fixture.decide('accept', 1),
			fixture.deps.staff.replace({ ...before, name: 'Amina H.', version: 2 }, by),
		]);
		expect([decided.ok, replaced.ok].filter(Boolean)).toHaveLength(1);
		await outcome();
	});
});

test.each(['ask', 'accept', 'decline', 'withdraw'] as const)(
	'after a crash at any call of a process that shall %s, a retry reaches one outcome',
	async (what) => {
		const points = chosenCrashPoints(CALLS);
		let crashes = 0;
		for (const { call, when } of points) {
			if (await crashOnce(what, call, when)) crashes += 1;
			await fixture.close();
			fixture = await ownHoursFixture(await freshTable());
		}
		expect(crashes).toBeGreaterThan(points.length / 12);
		expect(crashes).toBeLessThan(points.length);
	},
);

/** An upper bound of the calls that each of them makes. */
const CALLS = 12;

/** Runs it in a process that crashes, and again in one that does not. Returns whether the first one crashed. */
async function crashOnce(
	what: 'ask' | 'accept' | 'decline' | 'withdraw',
	call: number,
	when: 'before' | 'after',
): Promise<boolean> {
	const { version } = await fixture.read();
	if (what !== 'ask') await fixture.ask(AFTERNOONS, { version });
	const crashing = crashingClient(fixture.db, call, when);
	const act = (over: OwnHoursFixture['deps']) => actOver(over, what, version);
	await act(fixture.depsOver(crashing.db)).catch(() => undefined);
	expect(await act(fixture.deps)).toMatchObject({ ok: true });
	const state = { ask: 'open', accept: 'accepted', decline: 'declined', withdraw: undefined }[what];
	expect((await request())?.state).toBe(state);
	expect((await fixture.mails()).length).toBe(what === 'accept' || what === 'decline' ? 1 : 0);
	expect((await fixture.audited()).length).toBe(what === 'ask' ? 1 : 2);
	const tuesday = what === 'accept' ? AFTERNOONS : NOW_PLAN;
	expect((await fixture.entry()).weeklyHours.tuesday).toEqual(tuesday.weeklyHours.tuesday);
	return crashing.hasCrashed();
}

function actOver(over: OwnHoursFixture['deps'], what: 'ask' | 'accept' | 'decline' | 'withdraw', version: number) {
	if (what === 'ask') return requestHours(over)({ body: { ...AFTERNOONS, version }, caller: AMINA });
	if (what === 'withdraw') return withdrawHoursRequest(over)({ body: { version: 1 }, caller: AMINA });
	return decideHoursRequest(over)({ params: { id: 'amina' }, body: { decision: what, version: 1 }, caller: OWNER });
}
