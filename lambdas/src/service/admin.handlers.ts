import { httpHandlers } from '../platform/http/http.ts';
import { askFirstFromEnvironment } from '../rota/ask-about-displaced.wiring.ts';
import { changePrices } from './change-prices.usecase.ts';
import { changeService, createService, reorderServices } from './change-services.usecase.ts';
import { listAllServices } from './list-services.usecase.ts';
import { servicesFromEnvironment } from './services.wiring.ts';

const services = servicesFromEnvironment();

export const serviceAdminHandlers = httpHandlers(() => import('@tulia/contracts/endpoint-validators/service.admin'), {
	listAllServices: listAllServices(services),
	createService: createService(services),
	changeService: changeService({ ...services, askFirst: askFirstFromEnvironment() }),
	reorderServices: reorderServices(services),
	changePrices: changePrices(services),
});
