import { isbot } from 'isbot';

/** Whether the user agent is a program's. Browsers always send one. */
export const isRobot = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent);
