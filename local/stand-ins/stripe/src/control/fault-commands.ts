import { Fault } from '../faults/fault.ts';
import type { Faults } from '../faults/open-faults.ts';
import type { Calls } from '../http/calls.ts';
import { type Command, command } from './command.ts';

/** What goes wrong with calls to come, and what was asked lately. */
export function faultCommands(faults: Faults, calls: Calls): Record<string, Command> {
  const tell = () => ({ faults: faults.all(), known: Fault.shape.fault.options });
  return {
    'GET /__control/faults': tell,
    'POST /__control/faults': command(Fault, fault => {
      faults.add(fault);
      return tell();
    }),
    'DELETE /__control/faults': () => {
      faults.clear();
      return tell();
    },
    'GET /__control/calls': () => calls.all(),
    'DELETE /__control/calls': () => {
      calls.clear();
      return calls.all();
    },
  };
}
