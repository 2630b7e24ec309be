import { httpHandler } from '../platform/http.ts';
import { closureValidators } from './closure-validators.ts';
import { closuresFromEnvironment } from './closures-from-environment.handler.ts';
import { createClosure } from './create-closure.usecase.ts';

export const createClosureHandler = httpHandler(
	'createClosure',
	closureValidators,
	createClosure(closuresFromEnvironment()),
);
