import * as answers from '@tulia/contracts/validators/dashboard-responses';
import type { ValidatorsOf } from '../platform/endpoint-validators.ts';

/** The compiled rules of these endpoints; a function bundles those of its own nouns. */
export const dashboardValidators: ValidatorsOf<'getDashboard'> = {
	getDashboard: { response: answers.validateGetDashboardResponse },
};
