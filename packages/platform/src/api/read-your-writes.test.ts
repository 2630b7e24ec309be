import { recordOwnWrite, sinceOwnWrite } from './read-your-writes.ts';

test('a request for free times carries the time of a change by this tab within the last seconds, and no time afterwards', () => {
	expect(sinceOwnWrite(1_000_000)).toEqual({});
	recordOwnWrite(1_000_000);
	expect(sinceOwnWrite(1_000_001)).toEqual({ after: '1000000' });
	expect(sinceOwnWrite(1_009_999)).toEqual({ after: '1000000' });
	expect(sinceOwnWrite(1_010_000)).toEqual({});
});
