import { lazyPart } from '../../lib/lazy-part.tsx';
import type { AskEarlierProps } from './ask-earlier.tsx';
import type { AskForTimeProps } from './ask-for-time.tsx';
import type { WaitingForProps } from './waiting-for.tsx';

/** Beneath the form of the schedule page: "tell me if a time opens". */
export const AskForTime = lazyPart<AskForTimeProps>(async () => (await import('./ask-for-time.tsx')).AskForTime);

/** Under a ticket: "tell me if an earlier time opens". */
export const AskEarlier = lazyPart<AskEarlierProps>(async () => (await import('./ask-earlier.tsx')).AskEarlier);

/** What the client waits for that stands under no ticket. */
export const WaitingFor = lazyPart<WaitingForProps>(async () => (await import('./waiting-for.tsx')).WaitingFor);
