import { type AuditAction, auditActions, auditThings, thingOf } from '@tulia/contracts/audit/actions';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { AUDIT_SENTENCES } from './audit-sentences.ts';
import { AUDIT_THINGS } from './audit-things.ts';
import { isPerson, moreWords, sentenceOf, textOf } from './audit-words.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const entry = (action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
	...{ id: 'e1', at: NOW.toISOString(), action, object: 'x1', actor: { id: 'u1', name: 'Grace Wanjiru' } },
	...more,
});
const read = (one: AuditEntry): string => textOf(sentenceOf(one, NOW));
const named = (one: AuditEntry) => sentenceOf(one, NOW).flatMap(({ names }) => names ?? []);

const client = { id: 'c1', name: 'Daniel Ouma' };
const startAt = '2026-03-04T07:30:00.000Z';
const change = { from: '2026-03-03T06:00:00.000Z', to: startAt };
const merged = { other: 'c2', stays: 'c1', visits: 1, coming: 0, paid: 1 };
const ULID = '01M7JFNF60PGKNBG4VA5XKEMYN';
const actions = Object.keys(auditActions) as AuditAction[];

test('a move names the client and both times, and links to the person, the client and the visit', () => {
	const move = entry('appointment_moved', { thing: { startAt, client }, change });
	expect(read(move)).toBe(
		'Grace Wanjiru moved the visit of Daniel Ouma from Tue 3 Mar, 9:00 AM to Wed 4 Mar, 10:30 AM.',
	);
	expect(named(move)).toEqual([
		{ kind: 'account', id: 'u1' },
		{ kind: 'client', id: 'c1' },
		{ kind: 'visit', id: 'x1' },
	]);
});

const own = { thing: { startAt, client: { id: 'u1', name: 'Grace Wanjiru' } } };
const whole: readonly (readonly [action: string, more: Partial<AuditEntry>, words: string])[] = [
	['appointment_moved', { thing: { startAt, client } }, 'moved the visit of Daniel Ouma on Wed 4 Mar, 10:30 AM.'],
	['appointment_cancelled', own, 'cancelled their own visit on Wed 4 Mar, 10:30 AM.'],
	['appointment_notes_read', {}, 'opened the notes of a visit that is no longer kept.'],
	[
		'appointment_corrected',
		{ thing: { startAt, client }, change: { from: 'missed', to: 'attended' } },
		'corrected the outcome of the visit of Daniel Ouma on Wed 4 Mar, 10:30 AM, from missed to attended.',
	],
	[
		'visit_price_changed',
		{ thing: { startAt, client }, change: { from: 'USD 3500', to: 'USD 2050' } },
		'changed the price of the visit of Daniel Ouma on Wed 4 Mar, 10:30 AM, from $35 to $20.50.',
	],
	['client_corrected', { thing: { name: 'Daniel Ouma' } }, 'corrected the record of Daniel Ouma.'],
	[
		'role_changed',
		{ thing: { name: 'Daniel Ouma' }, change: { from: 'client', to: 'admin' } },
		'changed the role of Daniel Ouma, from client to owner.',
	],
	[
		'role_changed',
		{ thing: { name: 'Daniel Ouma' }, change: { from: 'client', to: 'front_desk psychologist:amina-hassan' } },
		'changed the role of Daniel Ouma, from client to front desk and psychologist (amina-hassan).',
	],
	['message_handed', { change: { from: '', to: 'Rose Wambui' } }, 'handed a message to Rose Wambui.'],
	['question_taken', { change: { from: 'Rose Wambui', to: 'x' } }, 'took over a question from Rose Wambui.'],
	['question_taken', { change: { from: '', to: 'x' } }, 'took over a question.'],
	['password_changed', { object: 'u1' }, 'changed their password.'],
	['consent_given', { object: 'u1', thing: { name: 'Grace Wanjiru' } }, 'gave a consent.'],
	['consent_given', { thing: { name: 'Daniel Ouma' } }, 'noted a consent of Daniel Ouma.'],
	['clients_merged', { thing: { name: 'Daniel Ouma' }, merged }, 'merged two records of Daniel Ouma.'],
	['clients_merged', { merged: { ...merged, stays: 'u1' } }, 'joined another record with their own.'],
	['article_published', { thing: { name: 'Sleep' } }, 'published the article Sleep.'],
	['article_saved', {}, 'saved an article that is no longer there.'],
	['closure_deleted', {}, 'removed an entry in the calendar.'],
	[
		'closure_created',
		{ days: { from: '2026-12-25', to: '2026-12-25' } },
		'added an entry in the calendar on Fri 25 Dec.',
	],
	[
		'closure_created',
		{ days: { from: '2026-12-25', to: '2026-12-28' } },
		'added an entry in the calendar from Fri 25 Dec to Mon 28 Dec.',
	],
	['settings_changed', { object: 'centre' }, 'changed the settings.'],
	['receipt_sent', { object: '2026-0007' }, 'sent receipt 2026-0007.'],
	['something_else', {}, 'did what was called “something else”.'],
];

test('every kind of entry is read as a sentence that names its object', () => {
	const said = whole.map(([action, more]) => [action, more, read(entry(action, more))]);
	expect(said).toEqual(whole.map(([action, more, words]) => [action, more, `Grace Wanjiru ${words}`]));
});

test.each([
	['appointment_moved', { thing: { startAt } }, 'moved the visit of somebody who was erased on Wed 4 Mar, 10:30 AM.'],
	['role_changed', {}, 'changed the role of somebody who was erased.'],
	['client_corrected', {}, 'corrected the record of somebody who was erased.'],
	['client_erased', {}, 'erased a client because they asked.'],
	['article_deleted', {}, 'deleted an article.'],
	['faq_deleted', {}, 'deleted an FAQ.'],
])('%s of a deleted object is a sentence without its name and without a link', (action, more, words) => {
	const gone = entry(action, { object: ULID, ...more });
	expect(read(gone)).toBe(`Grace Wanjiru ${words}`);
	expect(named(gone).filter(({ kind }) => kind !== 'visit')).toEqual([{ kind: 'account', id: 'u1' }]);
});

test('an actor who was erased has neither a name nor a link', () => {
	const gone = entry('settings_changed', { actor: { id: ULID } });
	expect(read(gone)).toBe('Somebody who was erased changed the settings.');
	expect(named(gone)).toEqual([{ kind: 'settings', id: 'x1' }]);
	expect(read(entry('account_deleted', { actor: { id: ULID }, object: ULID }))).toBe(
		'Somebody who was erased deleted their own account.',
	);
});

test('an actor that is a command is no person', () => {
	const granted = entry('admin_granted', { actor: { id: 'admin:grant' }, thing: { name: 'Grace Wanjiru' } });
	expect(read(granted)).toBe('The command that names members of staff made Grace Wanjiru a member of staff.');
	expect([granted, entry('faq_changed')].map(isPerson)).toEqual([false, true]);
});

test('an entry of a smoke test names the test client, not a person who was erased', () => {
	const actor = { id: 'smoke' };
	expect(read(entry('appointment_booked', { actor, object: ULID }))).toBe(
		'The test client of a deployment booked a visit that is no longer kept.',
	);
	expect(read(entry('account_deleted', { actor, object: ULID }))).toBe(
		'The test client of a deployment deleted their own account.',
	);
	expect(isPerson(entry('appointment_cancelled', { actor }))).toBe(false);
});

test('every action has a sentence without an id, for others and for oneself', () => {
	const isSentence = (words: string) =>
		/^Grace Wanjiru [a-z].*\.$/.test(words) && !/01M7|u1|undefined|_|[{}]|was called/.test(words);
	const wrong = actions.flatMap((action) =>
		[ULID, 'u1']
			.map((object) => read(entry(action, { object })).replace(/receipt \w+/, ''))
			.filter((words) => !isSentence(words) || AUDIT_SENTENCES[action].split('{thing}').length > 2)
			.map((words) => ({ action, words })),
	);
	expect(wrong).toEqual([]);
});

test('every kind of object has words and an action', () => {
	expect(Object.keys(AUDIT_THINGS).sort()).toEqual([...auditThings].sort());
	expect(actions.map(thingOf)).not.toContain(undefined);
});

test('a merge lists what was transferred, and a data request who made it and how they were identified', () => {
	expect(moreWords(entry('clients_merged', { merged }))).toEqual([
		'With it came 1 visit, 0 of them to come, 1 with payments.',
	]);
	const request = { askedOn: '2026-02-27', askedBy: 'Herself', identity: 'ID card', reason: 'Wants it gone' };
	expect(moreWords(entry('client_erased', { request }))).toEqual([
		'Asked on Friday 27 February 2026 by Herself. Known by: ID card. Why: Wants it gone',
	]);
});
