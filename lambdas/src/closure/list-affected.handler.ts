import { httpHandler } from '../platform/http.ts';
import { closureValidators } from './closure-validators.ts';
import { closuresFromEnvironment } from './closures-from-environment.handler.ts';
import { listAffected } from './list-affected.usecase.ts';

export const listAffectedHandler = httpHandler(
	'listAffected',
	closureValidators,
	listAffected(closuresFromEnvironment()),
);
