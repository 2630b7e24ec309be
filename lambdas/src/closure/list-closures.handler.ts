import { httpHandler } from '../platform/http.ts';
import { closureValidators } from './closure-validators.ts';
import { closuresFromEnvironment } from './closures-from-environment.handler.ts';
import { listClosures } from './list-closures.usecase.ts';

export const listClosuresHandler = httpHandler(
	'listClosures',
	closureValidators,
	listClosures(closuresFromEnvironment()),
);
