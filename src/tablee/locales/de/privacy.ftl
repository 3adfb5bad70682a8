privacy-server-heading = Was der Server aufbewahrt
privacy-tables = Von jedem Tisch: seine Absprachen, die Namen, die sich die Leute gegeben haben, jeden Zug und jede Ziehung und was gesagt wurde. Wer den Link eines Tisches hat, sieht seine Namen und nach dem Ende das ganze Spiel.
privacy-deals = Von Austeilungen, die viele spielen: der Hashwert eines zufälligen Schlüssels deines Geräts, das Ergebnis deines ersten Versuchs und bei einer Herausforderung die angegebenen Namen. Eine Herausforderung wird gelöscht, wenn beendete Partien gelöscht werden; die Ergebnisse eines Tages enthalten keinen Namen.
privacy-keys = Von den Schlüsseln zu Plätzen und den Rettungssätzen nur Prüfsummen, mit denen sich nichts öffnen lässt.
privacy-visits = Keine Konten, keine Cookies, keine Besucherzählung. Netzadressen stehen nur im Arbeitsspeicher, damit niemand den Server überfluten kann; aufgeschrieben werden nur die, von denen aus er angegriffen wird.
privacy-time-heading = Wie lange
privacy-unstarted = Ein Tisch, an dem kein Spiel begonnen wurde, wird nach { $span } gelöscht.
privacy-unstarted-always = Ein Tisch, an dem kein Spiel begonnen wurde, bleibt, bis ihn jemand löscht.
privacy-abandoned = Eine Partie, die niemand weiterspielt, wird nach { $span } gelöscht.
privacy-abandoned-always = Eine Partie, die niemand weiterspielt, bleibt, bis es jemand löscht.
privacy-finished = Ein beendetes Spiel wird nach { $span } gelöscht, oder früher, wenn das beim Eröffnen des Tisches so gewählt wurde.
privacy-finished-always = Ein beendetes Spiel bleibt, bis es jemand löscht, oder so lange, wie es beim Eröffnen des Tisches gewählt wurde.
privacy-span-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
 }
privacy-span-days = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
 }
privacy-host = Wer einen Tisch eröffnet hat, kann ihn jederzeit löschen, mit allem, was davon aufbewahrt wird.
privacy-copies = Wer diesen Server betreibt, kann Sicherungskopien haben; darin bleibt Gelöschtes, solange sie aufgehoben werden.
privacy-sent-heading = Was anderswohin geht
privacy-mail = Nachrichten per E-Mail, wenn du am Zug bist, nur an Leute, die darum gebeten und ihre Adresse bestätigt haben. Die Adresse wird vergessen, wenn das Spiel endet oder jemand anders den Platz übernimmt.
privacy-no-mail = Nichts: Dieser Server verschickt keine E-Mails und kennt keine Adressen.
privacy-webhook = Wenn jemand am Zug ist, erfährt ein Programm des Betreibers Tisch, Platz und Namen.
privacy-device-heading = Was dein Gerät aufbewahrt
privacy-device = Deine Einstellungen, die Schlüssel zu deinen Plätzen und was du brauchst, um am Ende die Würfel zu prüfen. Das bleibt auf deinem Gerät; „Diesen Tisch vergessen“ in der Liste deiner Tische entfernt, was dazu gehört.
privacy-here = Tische, an denen du ohne Server spielst, liegen nur in diesem Browser. Nichts davon wird irgendwohin gesendet.
privacy-here-delete = Wer die Daten dieses Browsers löscht, löscht auch diese Tische. Eine als Datei gesicherte Partie bleibt.
privacy-unreachable = Der Server ist nicht erreichbar: { $reason }.
prune-would = { $count ->
    [one] Ein Tisch von { $database } würde gelöscht.
   *[other] { $count } Tische von { $database } würden gelöscht.
 }
prune-done = { $count ->
    [one] Ein Tisch von { $database } wurde gelöscht.
   *[other] { $count } Tische von { $database } wurden gelöscht.
 }
delete-sure = { $game }, am Tisch: { $names }. Er wird für alle gelöscht, mit allem, was davon aufbewahrt wird.
delete-question = Zum Löschen { delete-yes } eingeben:
delete-yes = ja
delete-done = Der Tisch ist gelöscht.
delete-not = Nichts wurde gelöscht.
