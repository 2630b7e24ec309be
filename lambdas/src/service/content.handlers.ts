import { requireEnv } from '../platform/config.ts';
import { httpHandlers } from '../platform/http/http.ts';
import { documentClient } from '../platform/table/dynamo.ts';
import { listServices } from './list-services.usecase.ts';
import { serviceRepository } from './service.repository.ts';

export const serviceContentHandlers = httpHandlers(
	() => import('@tulia/contracts/endpoint-validators/service.content'),
	{
		listServices: listServices({ services: serviceRepository(documentClient(), requireEnv('TABLE_NAME')) }),
	},
);
