import { httpHandlers } from '../platform/http/http.ts';
import { createClosure, deleteClosure, listAffected, listClosures } from './closures.usecase.ts';
import { closuresFromEnvironment } from './closures.wiring.ts';

const closures = closuresFromEnvironment();

export const closureAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/closure.admin'), {
	listClosures: listClosures(closures),
	listAffected: listAffected(closures),
	createClosure: createClosure(closures),
	deleteClosure: deleteClosure(closures),
});
