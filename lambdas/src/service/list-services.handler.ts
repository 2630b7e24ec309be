import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { listServices } from './list-services.usecase.ts';
import { serviceRepository } from './service.repository.ts';
import { serviceValidators } from './service-validators.ts';

export const listServicesHandler = httpHandler(
	'listServices',
	serviceValidators,
	listServices({ services: serviceRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
