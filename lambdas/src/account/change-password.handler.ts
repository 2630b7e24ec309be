import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { changePassword } from './change-password.usecase.ts';

export const changePasswordHandler = httpHandler(
	'changePassword',
	accountValidators,
	changePassword(accountFromEnvironment()),
);
