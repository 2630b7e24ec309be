import '../../../../test-support/notification/silence-log.ts';
import { type FreshTable, freshTable } from '@tulia/test-kit/fresh-table';
import PostalMime from 'postal-mime';
import { chosenCrashPoints, crashAtEach } from '../../../../test-support/notification/crash-injection.ts';
import { eventOf } from '../../../../test-support/notification/fake-gateways.ts';
import {
	addressOf,
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../../../test-support/notification/notification-fixture.ts';
import { addPsychologist, PSYCHOLOGIST } from '../../../../test-support/notification/psychologists-days.ts';
import { storedJobs } from '../../../../test-support/notification/stored-jobs.ts';
import { hoursRequests } from '../../../my-day/hours/hours-request.repository.ts';
import type { HoursRequest } from '../../../my-day/hours/hours-request.ts';

const MINUTE = 60_000;
const START = '2026-11-18T07:30:00.000Z';

let table: FreshTable;
let fixture: NotificationFixture;
beforeEach(async () => {
	table = await freshTable();
	fixture = await notificationFixture({ ...table, start: START });
});
afterEach(() => table.close());

const plan = { weeklyHours: {}, breaks: {}, timeOff: [] };
const requests = () => hoursRequests(fixture.db, fixture.tableName, async () => fields);

/** Stores a decided request with its mail, as the decision does. */
async function decided(
	{ psychologistId, userId }: { readonly psychologistId: string; readonly userId: string } = PSYCHOLOGIST,
	more: Partial<HoursRequest> = {},
): Promise<void> {
	const at = fixture.clock.now();
	const open: HoursRequest = {
		...{ psychologistId, userId, state: 'open', before: plan, after: plan, askedAt: at.toISOString(), version: 1 },
		reason: 'Because of Wanjiru',
	};
	const by = (id: string) => ({ id: `${psychologistId}-${id}`, actor: '01OWNER', at });
	expect(await requests().save(open, { by: by('asked'), action: 'hours_requested' })).toBe(true);
	const answer: HoursRequest = {
		...{ ...open, state: 'accepted', version: 2, ...more },
		decided: { at: at.toISOString(), by: '01OWNER', words: 'Wanjiru comes on Monday then.' },
	};
	const mail = { jobId: `decision-${psychologistId}`, dueAt: new Date(at.getTime() + MINUTE) };
	expect(await requests().save(answer, { by: by('decided'), action: 'hours_request_accepted', mail })).toBe(true);
}
const pass = async (minutes: number) => {
	for (let passed = 0; passed < minutes; passed += 1) {
		fixture.clock.advance(MINUTE);
		await fixture.sweep();
	}
};
const mails = () => fixture.mail.accepted.filter(({ tags }) => tags.kind === 'hours_decision');

test.each([
	['accepted', /was accepted/, /are in your calendar now/],
	['declined', /was declined/, /Your hours stay as they are/],
] as const)(
	'a request for hours that was %s is mailed once, without any comment or name',
	async (state, subject, opening) => {
		await addPsychologist(fixture, { channel: 'none' });
		await decided(PSYCHOLOGIST, { state });
		expect(mails()).toEqual([]);
		await pass(5);
		expect(mails()).toHaveLength(1);
		expect(mails()[0]).toMatchObject({ to: addressOf(PSYCHOLOGIST.userId), tags: { ref: PSYCHOLOGIST.userId } });
		const mail = await PostalMime.parse(mails()[0]?.raw ?? '');
		expect(mail.subject).toMatch(subject);
		expect(mail.text).toMatch(opening);
		expect(mail.text).toContain('https://tulia.example/admin/my-hours');
		expect(`${mail.text}${mail.html}`).not.toContain('Wanjiru');
	},
);

test('no mail is sent about an acceptance that was reverted, or whose request was replaced', async () => {
	await addPsychologist(fixture);
	await decided();
	const found = await requests().find(PSYCHOLOGIST.psychologistId);
	if (!found) throw new Error('It is gone.');
	const again = { ...found, state: 'open', decided: undefined, version: 3 } as const;
	const by = { id: 'back', actor: '01OWNER', at: fixture.clock.now() };
	expect(await requests().save(again, { by, action: 'hours_change_taken_back' })).toBe(true);
	await pass(5);
	expect(mails()).toEqual([]);
	expect((await storedJobs(fixture)).map(({ state }) => state)).toEqual(['obsolete']);
});

test('an account that is not this psychologist any more gets no decision', async () => {
	await addPsychologist(fixture);
	await decided({ ...PSYCHOLOGIST, userId: '01SOMEBODYELSE' });
	await pass(5);
	expect(mails()).toEqual([]);
});

test('a decision is mailed once when the notifier crashes at any call and its events arrive', async () => {
	const points = chosenCrashPoints(14);
	const whose = (id: string) => ({ userId: `user-${id}`, psychologistId: `psy-${id}` });
	for (const { id } of points) {
		await addPsychologist(fixture, {}, whose(id));
		await decided(whose(id));
	}
	fixture.clock.advance(2 * MINUTE);
	const crashed = await crashAtEach(fixture.process, points, async (id) =>
		fixture.streamJobs((await storedJobs(fixture)).filter((job) => job.id === `decision-psy-${id}`)),
	);
	expect(crashed.length).toBeGreaterThan(points.length / 4);
	expect(crashed.length).toBeLessThan(points.length);
	for (let round = 0; round < 12; round += 1) {
		for (const mail of fixture.mail.accepted) await fixture.receiveEvent(eventOf(mail));
		await pass(5);
	}
	const mailsPerRequest = points.map(({ id }) => mails().filter(({ tags }) => tags.ref === `user-${id}`).length);
	expect(mailsPerRequest).toEqual(points.map(() => 1));
});
