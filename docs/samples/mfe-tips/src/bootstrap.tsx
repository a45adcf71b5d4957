import { runAlone } from '@sufra/web-build/alone';
import { routes } from './routes.tsx';

runAlone({ title: 'Tips for the kitchen', routes });
