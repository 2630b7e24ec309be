import { type AuditAction, auditActions } from '@tulia/contracts/audit/actions';
import { AUDIT_SENTENCES } from './audit-sentences.ts';
import { type AuditEntry, mergedWords, sentenceOf, textOf } from './audit-words.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const entry = (action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
	...{ id: 'e1', at: NOW.toISOString(), action, object: 'x1', actor: { id: 'u1', name: 'Grace Wanjiru' } },
	...more,
});
const read = (one: AuditEntry): string => textOf(sentenceOf(one, NOW));
const leadsTo = (one: AuditEntry) => sentenceOf(one, NOW).flatMap(({ to }) => to ?? []);

const client = { id: 'c1', name: 'Daniel Ouma' };
const startAt = '2026-03-04T07:30:00.000Z';
const moved = { from: '2026-03-03T06:00:00.000Z', to: startAt };

test('a move names the client and both times, and leads to the client and the visit', () => {
	const move = entry('appointment_moved', { thing: { startAt, client }, moved });
	expect(read(move)).toBe(
		'Grace Wanjiru moved the visit of Daniel Ouma from Tue 3 Mar, 9:00 AM to Wed 4 Mar, 10:30 AM.',
	);
	expect(leadsTo(move)).toEqual(['/admin/users/u1', '/admin/clients/c1', '/admin/appointments/x1']);
});

test.each([
	['appointment_moved', { thing: { startAt }, moved }, 'moved the visit of an erased client from Tue 3 Mar, 9:00 AM to Wed 4 Mar, 10:30 AM.'],
	['appointment_moved', { thing: { startAt, client } }, 'moved the visit of Daniel Ouma on Wed 4 Mar, 10:30 AM.'],
	['appointment_cancelled', { thing: { startAt, client: { id: 'u1', name: 'Grace Wanjiru' } } }, 'cancelled their own visit on Wed 4 Mar, 10:30 AM.'],
	['appointment_notes_read', {}, 'opened the notes of a visit that is no longer kept.'],
	['client_erased', {}, 'erased an erased client.'],
	['client_corrected', { thing: { name: 'Daniel Ouma' } }, 'corrected the record of Daniel Ouma.'],
	['role_changed', { thing: { name: 'Daniel Ouma' } }, 'changed the role of Daniel Ouma.'],
	['password_changed', { object: 'u1' }, 'changed the password of their own account.'],
	['article_published', { thing: { name: 'Sleep' } }, 'published the article Sleep.'],
	['settings_changed', { object: 'centre' }, 'changed the settings.'],
	['receipt_sent', { object: 'R-2026-7' }, 'sent receipt R-2026-7.'],
	['something_else', {}, 'something else: x1.'],
])('%s with %j is read as a sentence', (action, more, words) => {
	expect(read(entry(action, more))).toBe(`Grace Wanjiru ${words}`);
});

test('an actor who was erased has neither a name nor a link', () => {
	const gone = entry('settings_changed', { actor: { id: 'u9' } });
	expect(read(gone)).toBe('Somebody without an account now changed the settings.');
	expect(leadsTo(gone)).toEqual(['/admin/settings']);
});

test.each(Object.keys(auditActions) as AuditAction[])('%s has a sentence that names its thing and shows no id', (action) => {
	expect(AUDIT_SENTENCES[action].split('{thing}')).toHaveLength(2);
	const words = read(entry(action, { object: '01M7JFNF60PGKNBG4VA5XKEMYN' })).replace(/receipt \w+/, '');
	expect(words).not.toMatch(/01M7|undefined|_|\{/);
});

test('of a merge it is said what came along', () => {
	const merged = { other: 'c2', stays: 'c1', visits: 1, coming: 0, paid: 1 };
	expect(mergedWords(merged)).toBe('With it came 1 visit, 0 of them to come, 1 with payments.');
});
