import { httpHandler } from '../platform/http.ts';
import { createService } from './create-service.usecase.ts';
import { servicesFromEnvironment } from './services-from-environment.handler.ts';
import { staffServiceValidators } from './staff-service-validators.ts';

export const createServiceHandler = httpHandler(
	'createService',
	staffServiceValidators,
	createService(servicesFromEnvironment()),
);
