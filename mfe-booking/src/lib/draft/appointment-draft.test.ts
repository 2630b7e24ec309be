/** @jest-environment @tulia/test-kit/jsdom-environment */
import { readDraft, writeDraft } from './appointment-draft.ts';

const TODAY = '2026-11-10';
const values = {
	serviceId: 'anxiety-management',
	psychologistId: 'nyambura-otieno',
	date: '2026-11-19',
	time: '10:30 AM',
	forWhom: 'us',
	notes: 'I sleep badly.',
	consents: { healthData: true },
} as const;
const draft = { userId: 'u1', values, key: 'k1' };

beforeEach(() => sessionStorage.clear());

test('a draft is restored unchanged, with its idempotency key', () => {
	writeDraft(draft);
	expect(readDraft('u1', TODAY)).toEqual(draft);
});

test('a draft is never in a storage that outlives the tab', () => {
	writeDraft(draft);
	expect(localStorage).toHaveLength(0);
});

test('a draft of another client at the same screen is not shown, and is deleted', () => {
	writeDraft(draft);
	expect(readDraft('u2', TODAY)).toBeUndefined();
	expect(readDraft('u1', TODAY)).toBeUndefined();
});

test('a consent that was ticked in another wording is not ticked', () => {
	writeDraft(draft);
	const stored = sessionStorage.getItem('tulia.draft.appointment') ?? '';
	sessionStorage.setItem('tulia.draft.appointment', stored.replaceAll('2026-11-21', '2026-01-31'));
	expect(readDraft('u1', TODAY)?.values.consents).toEqual({});
});

test('a past day is removed from a draft, with its time', () => {
	writeDraft(draft);
	const { date: _date, time: _time, ...rest } = values;
	expect(readDraft('u1', '2026-11-20')?.values).toEqual(rest);
});

test.each([
	['invalid JSON', '{'],
	['an array', '[]'],
	['no key', '{"userId":"u1","values":{"serviceId":"s"}}'],
	[
		'values of wrong types',
		'{"userId":"u1","key":"k","values":{"serviceId":7,"date":"2026-02-30","forWhom":"dog","notes":null,"consents":7}}',
	],
])('a stored draft is validated like any input: %s', (_why, stored) => {
	sessionStorage.setItem('tulia.draft.appointment', stored);
	expect(readDraft('u1', TODAY)?.values ?? {}).toEqual({});
});
