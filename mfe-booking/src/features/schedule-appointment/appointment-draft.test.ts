/** @jest-environment @tulia/test-kit/jsdom-environment */
import { readDraft, writeDraft } from './appointment-draft.ts';

const TODAY = '2026-11-10';
const values = {
	serviceId: 'anxiety-management',
	date: '2026-11-19',
	time: '10:30 AM',
	forWhom: 'us',
	notes: 'I sleep badly.',
} as const;
const attempt = { key: 'k1', request: '{}' };

beforeEach(() => sessionStorage.clear());

test('a draft comes back as it was, with the attempt that got no answer', () => {
	writeDraft({ userId: 'u1', values, attempt });
	expect(readDraft('u1', TODAY)).toEqual({ userId: 'u1', values, attempt });
});

test('it is never in the storage that outlives the tab', () => {
	writeDraft({ userId: 'u1', values });
	expect(localStorage).toHaveLength(0);
});

test('somebody else at the same screen does not see it, and it is thrown away', () => {
	writeDraft({ userId: 'u1', values });
	expect(readDraft('u2', TODAY)).toBeUndefined();
	expect(readDraft('u1', TODAY)).toBeUndefined();
});

test('a day that has passed goes, with its time', () => {
	writeDraft({ userId: 'u1', values });
	expect(readDraft('u1', '2026-11-20')?.values).toEqual({
		serviceId: 'anxiety-management',
		forWhom: 'us',
		notes: 'I sleep badly.',
	});
});

test.each([
	['no JSON', '{'],
	['no object', '[]'],
	[
		'somebody has changed it',
		'{"userId":"u1","values":{"serviceId":7,"date":"2026-02-30","forWhom":"dog","notes":null}}',
	],
])('what is stored is checked like any input: %s', (_why, stored) => {
	sessionStorage.setItem('tulia.draft.appointment', stored);
	expect(readDraft('u1', TODAY)?.values ?? {}).toEqual({});
});
