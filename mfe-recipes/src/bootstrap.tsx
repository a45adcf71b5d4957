import { runAlone } from '@sufra/web-build/alone';
import { routes } from './routes.tsx';

runAlone({ title: 'The kitchen', routes });
