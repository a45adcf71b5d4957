import type { WordTable } from '../lexicon.ts';

export const animals: WordTable = {
  predator: `
      Hundefleisch, Katzenfleisch, Dachs, Dachsschinken, Bärenfleisch, Bärenschinken, Bärenragout, Löwenfleisch, Fuchs,
      Fuchsfleisch, Wolfsfleisch, Affenfleisch, Adler, Falke, Habicht, Geier, Eule, Krähe, Rattenfleisch, Waschbär,
      Marder, Tigerfleisch, Bärenfett, Hundefett, Murmeltierfett, Luchsfleisch, Otterfleisch, Waschbärenfleisch,
      Rattenragout, Fledermaus, Fledermaussuppe, Rabenfleisch, Katzenbraten, Hundebraten, Löwensteak, Affenhirn,
      Igelfleisch, Igelbraten`,
  reptile: `
      Froschschenkel, Frösche, Frosch, Krokodil, Krokodilfleisch, Krokodilsteak, Alligator, Schlangenfleisch,
      Klapperschlange, Schildkröte, Schildkröten, Schildkrötensuppe, Schildkrötenfleisch, Leguan, Eidechse,
      Leguanfleisch, Schlangensuppe, Schlangenfilet, Pythonfleisch, Kaimanfleisch, Ochsenfrosch, Ochsenfroschschenkel,
      Weichschildkröte, =Kröte, =Kröten, Krötenfleisch`,
  insect: `
      Weinbergschnecken, Weinbergschnecke, Schnecken, Schnecke, Schneckenpfanne, Heuschreckenmix, Grillen essbar,
      Grillenmehl, Mehlwürmer, Mehlwurm, Insekten, Insektenmehl, Insektenprotein, Käferlarven, Larven, Maden, Ameisen,
      Seidenraupen, Skorpion, Skorpione, Raupen, Termiten, Maikäfersuppe, Wanderameisen, Engerlinge, Engerling,
      Buffalowürmer, Buffalowurm, Mehlkäfer, Drohnenbrut, Wachsmottenlarven, Wachsmotten, !Grillen geröstet,
      Grillenpulver, Schneckenkaviar, Vogelspinnen, Tausendfüßler, Kakerlaken, Regenwürmer, Regenwurm, Sagowürmer,
      Mopanewürmer, Mopaneraupen`,
  donkey: `Eselfleisch, Eselsfleisch, Esel, Eselsalami, Maultier, Maultierfleisch, Maulesel`,
  horse: `
      Pferd, Pferdefleisch, Pferdesteak, Pferdewurst, Pferdesalami, Pferdegulasch, Pferdefilet, Pferdesauerbraten,
      Ross, Rossfleisch, Rosswurst, Fohlenfleisch, Stutenmilch`,
  kangaroo: `Känguru, Känguruh, Kängurufleisch, Kängurusteak, Kängurufilet`,
  blood: `
      Blut, Schweineblut, Rinderblut, Entenblut, Blutwurst, Blutwürste, Rotwurst, Blutsuppe, Schwarzsauer,
      Thüringer Rotwurst, Zungenwurst, Zungenblutwurst, Blunzen, Blunzn, Blunzengröstl, Grützwurst, Blutplasma,
      Blutpudding, Flönz, Panhas, Tierblut, Blutpfannkuchen, Rinderblut, !Tote Oma, !Himmel un Ääd, !Himmel und Ääd,
      Blunznradl, Beutelwurst, Schwarzwurst, Schwarzworscht, Tiegelwurst, Möppkenbrot, Blutmagen, Blutwurstravioli`,
  carrion: `
      nicht halal, nicht geschächtet, Aas, verendet, verendetes Tier, verendete Tiere, totgefahren, Fallwild,
      Wildunfall, erstickt, erwürgt, Kadaver, ungeschächtet, nicht halal geschlachtet, Unfallwild, überfahrenes Reh,
      überfahren, !totes Tier, !tote Tiere, !angefahrenes Reh, krepiert, verreckt, !von Wölfen gerissen,
      !gerissenes Schaf, erdrosselt, !verunfalltes Wild`,
  intoxicant: `
      Haschisch, Hasch, Haschkekse, Cannabis, Cannabisbutter, Hanfblüten, Marihuana, Opium, Zauberpilze,
      Magic Mushrooms, Spacecake, Space Cake, Graskekse, Cannabiskekse, Fliegenpilz, Mohnkapseltee`,
};
