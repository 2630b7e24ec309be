import shared from '../../../jest.config.mjs';

const journeys = shared.projects.find(({ displayName }) => displayName === 'journeys');

/** Test files that never end by themselves or fail on purpose: no run but that of a test finds them. */
export default { ...journeys, testMatch: ['<rootDir>/e2e/support/processes/*.fixture.ts'] };
