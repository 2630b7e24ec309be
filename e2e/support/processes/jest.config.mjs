import shared from '../../../jest.config.mjs';

const journeys = shared.projects.find(({ displayName }) => displayName === 'journeys');

/** Test files that never end or fail on purpose: only the runs of a test find them. */
export default {
	...journeys,
	testTimeout: shared.testTimeout,
	testMatch: ['<rootDir>/e2e/support/processes/*.fixture.ts'],
};
