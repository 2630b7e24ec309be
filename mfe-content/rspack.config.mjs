import { moduleConfig } from '@tulia/build/module-config';

export default moduleConfig({ name: 'content', folder: import.meta.dirname, server: true });
