import { mergedConsents } from './merged-consents.ts';

const given = { version: '1', at: '2026-01-02T06:00:00.000Z' };

test('the latest statement counts for each consent, whichever record it is in', () => {
	const takenBack = { version: '1', at: '2026-01-01T06:00:00.000Z', withdrawnAt: '2026-01-03T06:00:00.000Z' };
	expect(mergedConsents({ health_data: given }, { health_data: takenBack })).toEqual({ health_data: takenBack });
	expect(mergedConsents({ health_data: takenBack }, { health_data: given })).toEqual({ health_data: takenBack });
	const again = { version: '2', at: '2026-01-04T06:00:00.000Z' };
	expect(mergedConsents({ health_data: takenBack }, { health_data: again })).toEqual({ health_data: again });
});

test('a consent in one record only is preserved', () => {
	expect(mergedConsents({ terms: given }, { privacy: given })).toEqual({ terms: given, privacy: given });
});
