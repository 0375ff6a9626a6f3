/** P: what plans ask for, and what they use up. */
export const plan = {
  P1:
    'À la fin de votre coup, vous pouvez valider tous les plans que votre feuille remplit, chacun une fois par partie. Vous ' +
    'pouvez aussi attendre un tour suivant.',
  P2:
    'Un plan rapporte sa valeur haute à quiconque le valide au premier tour où il est validé, et sa valeur basse à tous les ' +
    'tours suivants.',
  P3: 'Les lotissements et les maisons utilisés pour un plan sont marqués, et aucun autre plan ne peut les utiliser.',
  P4:
    'Un plan peut utiliser un lotissement complet d’une taille qu’il demande si aucune de ses maisons n’est encore ' +
    'utilisée.',
  R5: 'Si plusieurs ensembles de lotissements remplissent un plan, vous choisissez ceux que vous utilisez.',
  P5:
    'Un plan sur les lotissements demande des lotissements complets de certaines tailles, dans n’importe quelles rues, et les ' +
    'utilise.',
  P6:
    'Si chaque lotissement doit contenir des piscines ou des maisons bis, celles qui s’y trouvent comptent ; il peut y en ' +
    'avoir plus que demandé.',
  P7: 'Un plan sur les lotissements d’une rue donnée n’utilise que des lotissements de cette rue.',
  P8:
    'Un plan sur des lotissements d’une même rue les prend tous dans une seule rue de votre choix, qui doit aussi avoir au ' +
    'moins les ronds-points demandés.',
  R11: 'Un rond-point demandé par un plan n’est pas utilisé.',
  P9:
    'Un plan sur les bouts de rue demande un lotissement complet de la taille indiquée au bout gauche et au bout droit des ' +
    'trois rues, et utilise les six. Un rond-point à un bout de rue le rend impossible.',
  P10: 'Un plan sur toutes les maisons d’une rue est rempli quand aucune n’est vide.',
  P11:
    'Un plan sur les premières et dernières maisons est rempli quand les maisons aux deux bouts des trois rues ont un ' +
    'numéro.',
  R7:
    'Le plan sur toutes les maisons d’une rue utilise chaque maison de cette rue : on ne peut donc plus y poser de ' +
    'barrière. Le plan sur les premières et dernières maisons utilise ces six maisons. Pour le premier, un rond-point ' +
    'compte comme construit ; pour le second, un rond-point à un bout de rue ne compte pas comme maison. Les plans sur les ' +
    'parcs, les piscines, l’intérim et les bis n’utilisent rien, et le plan sur les bis compte aussi les maisons utilisées ' +
    'par un autre plan : ce dernier point est notre lecture.',
  R18:
    'Les plans sur toutes les maisons et sur les premières et dernières maisons demandent que toutes ces maisons soient ' +
    'libres. Vous pouvez encore poser une barrière à côté d’une maison isolée déjà utilisée. Dès qu’un rond-point occupe un ' +
    'bassin, le plan sur toutes les piscines ne peut plus être rempli dans cette rue.',
  P12: 'Un plan sur les bis demande un certain nombre de maisons bis dans une même rue, et n’utilise rien.',
  P13: 'Un plan sur l’intérim demande un certain nombre de cases d’intérim cochées, et n’utilise rien.',
  P14: 'Un plan sur tous les parcs demande toutes les cases de parc d’un certain nombre de rues, et n’utilise rien.',
  P15: 'Un plan sur toutes les piscines demande la piscine de chaque bassin d’un certain nombre de rues, et n’utilise rien.',
  P16:
    'Un plan sur les parcs et les piscines demande toutes les cases de parc et toutes les piscines d’une rue donnée, et ' +
    'n’utilise rien.',
  P17:
    'Un plan sur les parcs, les piscines et un rond-point demande toutes les cases de parc, toutes les piscines et au moins ' +
    'un rond-point dans une même rue, et n’utilise rien.',
  P18:
    'Un plan sur les cases de parc demande un certain nombre de cases cochées, en tout ou dans chaque rue, et n’utilise ' +
    'rien.',
  P19:
    'Un plan sur les cases de valeur demande un certain nombre de cases cochées en tout, ou de colonnes pleines, et ' +
    'n’utilise rien.',
} as const;
