import { httpHandler } from '../platform/http.ts';
import { accountFromEnvironment } from './account-from-environment.handler.ts';
import { accountValidators } from './account-validators.ts';
import { changeEmail } from './change-email.usecase.ts';

export const changeEmailHandler = httpHandler('changeEmail', accountValidators, changeEmail(accountFromEnvironment()));
