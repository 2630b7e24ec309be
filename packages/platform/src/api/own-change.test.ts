import { noteOwnChange, sinceOwnChange } from './own-change.ts';

test('a request for free times names an own change of the last seconds, and nothing later', () => {
	expect(sinceOwnChange(1_000_000)).toEqual({});
	noteOwnChange(1_000_000);
	expect(sinceOwnChange(1_000_001)).toEqual({ after: '1000000' });
	expect(sinceOwnChange(1_009_999)).toEqual({ after: '1000000' });
	expect(sinceOwnChange(1_010_000)).toEqual({});
});
