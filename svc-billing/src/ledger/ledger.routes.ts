import { routes } from '@sufra/service-kit';
import type { LedgerModel } from '../models/ledger-model.ts';
import type { SecurityLog } from '../security-log.ts';
import { findDonations } from './find-donations.ts';
import { recordTransfer } from './record-transfer.ts';

interface Deps {
  ledger: LedgerModel;
  logSecurity: SecurityLog;
}

export const ledgerRoutes = ({ ledger, logSecurity }: Deps) =>
  routes({
    'GET /payment/donations': async (_input, exchange) => {
      const donations = await findDonations(ledger);
      exchange.setHeader('cache-control', 'public, max-age=10');
      return donations;
    },
    'POST /payment/donations/transfers': async ({ body, caller: { userId } }, { ip }) => {
      const transfer = await recordTransfer(ledger, body);
      logSecurity({ what: 'record-transfer', outcome: 'ok', userId, ip });
      return { transfer };
    },
  });
