import { httpHandlers } from '../../platform/http/http.ts';
import { appointmentsFromEnvironment } from '../appointments.wiring.ts';
import { withinLimits } from '../book/limits/within-limits.usecase.ts';
import { cancelMyFollowing } from './cancel-following.usecase.ts';

const appointments = appointmentsFromEnvironment();

export const seriesBookingHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/series.booking'), {
	cancelMyFollowing: withinLimits(appointments, cancelMyFollowing(appointments)),
});
