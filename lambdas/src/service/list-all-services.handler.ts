import { httpHandler } from '../platform/http.ts';
import { listAllServices } from './list-all-services.usecase.ts';
import { servicesFromEnvironment } from './services-from-environment.handler.ts';
import { staffServiceValidators } from './staff-service-validators.ts';

export const listAllServicesHandler = httpHandler(
	'listAllServices',
	staffServiceValidators,
	listAllServices(servicesFromEnvironment()),
);
