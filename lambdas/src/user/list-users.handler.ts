import { httpHandler } from '../platform/http.ts';
import { listUsers } from './list-users.usecase.ts';
import { userValidators } from './user-validators.ts';
import { usersFromEnvironment } from './users-from-environment.handler.ts';

export const listUsersHandler = httpHandler('listUsers', userValidators, listUsers(usersFromEnvironment()));
