import { httpHandler } from '../platform/http.ts';
import { closureValidators } from './closure-validators.ts';
import { closuresFromEnvironment } from './closures-from-environment.handler.ts';
import { deleteClosure } from './delete-closure.usecase.ts';

export const deleteClosureHandler = httpHandler(
	'deleteClosure',
	closureValidators,
	deleteClosure(closuresFromEnvironment()),
);
