import { httpHandler } from '../platform/http.ts';
import { reorderServices } from './reorder-services.usecase.ts';
import { servicesFromEnvironment } from './services-from-environment.handler.ts';
import { staffServiceValidators } from './staff-service-validators.ts';

export const reorderServicesHandler = httpHandler(
	'reorderServices',
	staffServiceValidators,
	reorderServices(servicesFromEnvironment()),
);
