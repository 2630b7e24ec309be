import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { httpHandler } from '../platform/http.ts';
import { listServices } from './list-services.usecase.ts';
import { serviceRepository } from './service.repository.ts';

export const listServicesHandler = httpHandler(
	'listServices',
	listServices({ services: serviceRepository(documentClient(), requireEnv('TABLE_NAME')) }),
);
