import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { removeSecondFactor } from './remove-second-factor.usecase.ts';

export const removeSecondFactorHandler = httpHandler(
	'removeSecondFactor',
	accountValidators,
	removeSecondFactor(accountFromEnvironment()),
);
