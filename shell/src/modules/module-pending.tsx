import { FullPageSpinner } from '@tulia/ui';
import type { ReactNode } from 'react';

export const ModulePending = (): ReactNode => <FullPageSpinner label="Loading the page" />;
