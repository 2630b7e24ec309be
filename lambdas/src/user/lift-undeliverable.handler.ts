import { httpHandler } from '../platform/http.ts';
import { liftUndeliverable } from './lift-undeliverable.usecase.ts';
import { userValidators } from './user-validators.ts';
import { usersFromEnvironment } from './users-from-environment.handler.ts';

export const liftUndeliverableHandler = httpHandler(
	'liftUndeliverable',
	userValidators,
	liftUndeliverable(usersFromEnvironment()),
);
