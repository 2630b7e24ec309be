import { journeyFixture } from '../journey-fixture.ts';

journeyFixture();
beforeAll(() => {
	throw new Error('This set-up fails on purpose.');
});

test('a test whose set-up fails', () => undefined);
