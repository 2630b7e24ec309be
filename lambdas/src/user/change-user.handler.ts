import { httpHandler } from '../platform/http.ts';
import { changeUser } from './change-user.usecase.ts';
import { userValidators } from './user-validators.ts';
import { usersFromEnvironment } from './users-from-environment.handler.ts';

export const changeUserHandler = httpHandler('changeUser', userValidators, changeUser(usersFromEnvironment()));
