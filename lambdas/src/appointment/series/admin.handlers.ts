import { httpHandlers } from '../../platform/http/http.ts';
import { appointmentsFromEnvironment } from '../appointments.wiring.ts';
import { bookSeries } from './book-series.usecase.ts';
import { cancelFollowing } from './cancel-following.usecase.ts';
import { listFollowingMoves } from './list-following-moves.usecase.ts';
import { listSeriesTimes } from './list-series-times.usecase.ts';
import { moveFollowing } from './move-following.usecase.ts';

const appointments = appointmentsFromEnvironment();

export const seriesAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/series.admin'), {
	listSeriesTimes: listSeriesTimes(appointments),
	bookSeries: bookSeries(appointments),
	listFollowingMoves: listFollowingMoves(appointments),
	moveFollowing: moveFollowing(appointments),
	cancelFollowing: cancelFollowing(appointments),
});
