import { beyond, sum, times } from './usage.ts';

test('usages are added meter by meter', () => {
	expect(sum({ mails: 1, readUnits: 2 }, { readUnits: 0.5 })).toEqual({ mails: 1, readUnits: 2.5 });
});

test('a usage is multiplied meter by meter', () => {
	expect(times({ mails: 1, readUnits: 2.5 }, 4)).toEqual({ mails: 4, readUnits: 10 });
});

test('the free tier is subtracted, and the result is never negative', () => {
	expect(beyond({ mails: 5, edgeGigabytes: 100 }, { edgeGigabytes: 1024, mails: 2 })).toEqual({
		mails: 3,
		edgeGigabytes: 0,
	});
});
