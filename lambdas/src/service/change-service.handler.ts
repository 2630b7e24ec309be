import { httpHandler } from '../platform/http.ts';
import { changeService } from './change-service.usecase.ts';
import { servicesFromEnvironment } from './services-from-environment.handler.ts';
import { staffServiceValidators } from './staff-service-validators.ts';

export const changeServiceHandler = httpHandler(
	'changeService',
	staffServiceValidators,
	changeService(servicesFromEnvironment()),
);
